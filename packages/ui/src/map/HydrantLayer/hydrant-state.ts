/** True if a hydrant can be used. Free text that is not recognized is `unknown`, never "in service". */
export type HydrantState = "in-service" | "out-of-service" | "unknown";

const IN_SERVICE = new Set(["in service", "active", "operational", "in-service"]);
const OUT_OF_SERVICE = new Set(["out of service", "inactive", "out-of-service", "abandoned", "removed", "defective"]);

/**
 * @param status - STATUS of the hydrant feature as written by the water authority
 * @example
 * hydrantState("In Service"); // "in-service"
 * hydrantState("see notes"); // "unknown"
 */
export function hydrantState(status: string | null): HydrantState {
  const texts = (status ?? "").trim().toLowerCase();
  if (IN_SERVICE.has(texts)) return "in-service";
  return OUT_OF_SERVICE.has(texts) ? "out-of-service" : "unknown";
}
