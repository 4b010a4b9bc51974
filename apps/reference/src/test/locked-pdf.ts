import { textPdf } from "./text-pdf.ts";

/** A one-page PDF that opens only with the password “secret”. */
export function lockedPdf(): string {
  const id = "<00112233445566778899aabbccddeeff>";
  return textPdf("Ammonia").replace("<</Root 1 0 R", `<</Encrypt ${PROTECTION} /ID [${id} ${id}] /Root 1 0 R`);
}

/** Created according to ISO 32000-2, 7.6.4, algorithms 3 and 5. */
const PROTECTION =
  "<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <c43eedab89c3f089fd5db1faec6c209d00000000000000000000000000000000> >>";
