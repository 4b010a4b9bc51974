/**
 * The client of the whole API without the schemas of the contract: methods with their types, models by name, errors,
 * retry rules and paging. The root entry contains it too; this one loads nothing else, neither code nor types.
 */
export { createClient, type Client, type ClientOptions } from "./client/client.ts";
export { eachItem, eachPage } from "./client/pages.ts";
export * from "./caller.ts";
export type { AnswerCheck } from "./client/answer-check.ts";
export type * from "./generated/methods.ts";
export type * from "./generated/models.ts";
