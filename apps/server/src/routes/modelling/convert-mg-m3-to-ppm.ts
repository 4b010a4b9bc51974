import { convertMgM3ToPpm } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { askedChemical } from "../reference/asked-chemical.ts";
import { convertFor } from "./convert.ts";

export const convertMgM3ToPpmOperation = implementOpen(convertMgM3ToPpm, async ({ ctx, body, request }) => {
  const question = { ...body, name: body.chem_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  const { value, molar_mass } = convertFor(record, {
    value: body.mg_m3,
    from: "mg/m³",
    temperatureC: body.temp_c,
    pressureMb: body.pressure_mb,
  });
  return { status: "success", ppm: value, chemical: answered, molar_mass };
});
