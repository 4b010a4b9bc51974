import { convertMgM3ToPpm } from "@placard/api-client";
import { implementOpen } from "../../http/operation.ts";
import { namedRecord } from "../reference/named-chemical.ts";
import { identityOf } from "./chemical-identity.ts";
import { convertFor } from "./convert.ts";

export const convertMgM3ToPpmOperation = implementOpen(convertMgM3ToPpm, async ({ ctx, body, request }) => {
  const record = await namedRecord(ctx.providers.chemicals, body.chem_name, request.signal);
  const { value, molar_mass } = convertFor(record, {
    value: body.mg_m3,
    from: "mg/m³",
    temperatureC: body.temp_c,
    pressureMb: body.pressure_mb,
  });
  return { status: "success", ppm: value, chemical: identityOf(record), molar_mass };
});
