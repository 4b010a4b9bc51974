import { convertPpmToMgM3 } from "@placard/api-client";
import { implementOpen } from "../../http/operation.ts";
import { namedRecord } from "../reference/named-chemical.ts";
import { identityOf } from "./chemical-identity.ts";
import { convertFor } from "./convert.ts";

export const convertPpmToMgM3Operation = implementOpen(convertPpmToMgM3, async ({ ctx, body, request }) => {
  const record = await namedRecord(ctx.providers.chemicals, body.chem_name, request.signal);
  const { value, molar_mass } = convertFor(record, {
    value: body.ppm,
    from: "ppm",
    temperatureC: body.temp_c,
    pressureMb: body.pressure_mb,
  });
  return { status: "success", mg_m3: value, chemical: identityOf(record), molar_mass };
});
