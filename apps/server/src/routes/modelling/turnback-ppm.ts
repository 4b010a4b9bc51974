import { turnbackPpm } from "@placard/api-client/internal";
import { turnBack } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { askedChemical } from "../reference/asked-chemical.ts";

/** 10 % of the LEL as shown by the sensor. Without an LEL on file there is no value, and none is assumed. */
export const turnbackPpmOperation = implementOpen(turnbackPpm, async ({ ctx, body, request }) => {
  const question = { ...body, name: body.chem_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  const { lelVolPercent: lel, isNoncombustible } = record.constants;
  const answer = turnBack({
    lelVolPercent: lel?.value ?? null,
    isNoncombustible: isNoncombustible?.value ?? false,
    correctionFactor: body.sensorCorrectionFactor,
  });
  if (!answer.ok) {
    const { code, message } = answer.error;
    if (code === "turn_back.does_not_burn") throw new ApiError("does_not_burn", { message });
    throw new ApiError(code === "turn_back.lel_unknown" ? "figure_not_on_file" : "invalid_request", { message });
  }
  if (lel === null) throw new ApiError("figure_not_on_file");
  return { status: "success", turnback_ppm: answer.value.ppm, chemical: answered, lel };
});
