/**
 * The client of the whole API without the schemas of the contract: its methods with their types, and the models by name.
 * The root entry has it too; this one loads nothing else.
 */
export { createClient, type Client, type ClientOptions } from "./client/client.ts";
export { eachItem, eachPage } from "./client/pages.ts";
export type { AnswerCheck } from "./client/answer-check.ts";
export type * from "./generated/methods.ts";
export type * from "./generated/models.ts";
