import { convertPpmToMgM3 } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { askedChemical } from "../reference/asked-chemical.ts";
import { convertFor } from "./convert.ts";

export const convertPpmToMgM3Operation = implementOpen(convertPpmToMgM3, async ({ ctx, body, request }) => {
  const question = { ...body, name: body.chem_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  const { value, molar_mass } = convertFor(record, {
    value: body.ppm,
    from: "ppm",
    temperatureC: body.temp_c,
    pressureMb: body.pressure_mb,
  });
  return { status: "success", mg_m3: value, chemical: answered, molar_mass };
});
