/**
 * The client, its errors and retry rules, checked answers, uploads, the check of a log file, and the ports of
 * `@placard/hazmat-core` that speak HTTP. Endpoints come from `@placard/api-client/contract/<resource>`.
 */
export * from "./client.ts";
export { checkAnswers } from "./checked.ts";
export { uploadWithProgress, type UploadOptions } from "./client/upload-with-progress.ts";

export { verifyLogFile, type LogFault, type LogVerdict } from "./log-file/verify-log-file.ts";

export { httpChemicalSource } from "./ports/http-chemical-source.ts";
export { httpDirections } from "./ports/http-directions.ts";
export { httpGeocoder } from "./ports/http-geocoder.ts";
export { httpWeather } from "./ports/http-weather.ts";
