import { expect, it } from "vitest";
import { opensWithoutPassword, pdfString } from "./pdf-lock.ts";

/** The file identifier used for the entries below. */
const FILE_ID = Buffer.from("00112233445566778899aabbccddeeff", "hex");

// Created with another program according to ISO 32000-2, 7.6.4, with a blank password and with “secret”.
it.each([
  [
    "revision 2, 40 bits",
    "<< /Filter /Standard /V 1 /R 2 /P -3904 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <65a825f1a759309d889f47f1fddf3df0b85bff8037136ea1fb16c315163e7da3> >>",
    true,
  ],
  [
    "revision 2, 40 bits",
    "<< /Filter /Standard /V 1 /R 2 /P -3904 /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /U <f84bffd801de864ad34cd806edd7153a9f3e3a9e5f0eac39b3ab0669a40ddd48> >>",
    false,
  ],
  [
    "revision 3, 40 bits",
    "<< /Filter /Standard /V 2 /R 3 /Length 40 /P -3904 /O <92ea49ca9dcb5d63ed10da009e9702a403138c6b0db22ead209fc73d70ef86f4> /U <c0fcbe14d114a37db0bf002652b5bb4700000000000000000000000000000000> >>",
    true,
  ],
  [
    "revision 3, 40 bits",
    "<< /Filter /Standard /V 2 /R 3 /Length 40 /P -3904 /O <c93064e6b6caff9dc74eda23eb2c67ac636b7327dcd23e030f25beab2a3cc082> /U <67b1775f6f90df14be03326b2848832900000000000000000000000000000000> >>",
    false,
  ],
  [
    "revision 3, 128 bits",
    "<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <f6300ec7ef37cee4dabece111c3e9d7900000000000000000000000000000000> >>",
    true,
  ],
  [
    "revision 3, 128 bits",
    "<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <c43eedab89c3f089fd5db1faec6c209d00000000000000000000000000000000> >>",
    false,
  ],
  [
    "revision 4, 128 bits",
    "<< /Filter /Standard /V 4 /R 4 /Length 128 /P -3904 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <f6300ec7ef37cee4dabece111c3e9d7900000000000000000000000000000000> /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>",
    true,
  ],
  [
    "revision 4, 128 bits",
    "<< /Filter /Standard /V 4 /R 4 /Length 128 /P -3904 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <c43eedab89c3f089fd5db1faec6c209d00000000000000000000000000000000> /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>",
    false,
  ],
  [
    "revision 5",
    "<< /Filter /Standard /V 5 /R 5 /Length 256 /P -3904 /O <000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000> /U <66840dda154e8a113c31dd0ad32f7f3a366a80e8136979d8f5a101d3d29d6f7201020304050607080b0c0d0e0f101112> /OE <0000000000000000000000000000000000000000000000000000000000000000> /UE <0000000000000000000000000000000000000000000000000000000000000000> /Perms <00000000000000000000000000000000> /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>",
    true,
  ],
  [
    "revision 5",
    "<< /Filter /Standard /V 5 /R 5 /Length 256 /P -3904 /O <000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000> /U <03b375940cb96c16f84faa87f5ef39cc0bc7066ccd3e14456d9d74e438e3583201020304050607080b0c0d0e0f101112> /OE <0000000000000000000000000000000000000000000000000000000000000000> /UE <0000000000000000000000000000000000000000000000000000000000000000> /Perms <00000000000000000000000000000000> /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>",
    false,
  ],
  [
    "revision 6",
    "<< /Filter /Standard /V 5 /R 6 /Length 256 /P -3904 /O <000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000> /U <8d1efb4f1bdbb651341704c2139de4f6be05d6d4609af56916b21646ed74825c01020304050607080b0c0d0e0f101112> /OE <0000000000000000000000000000000000000000000000000000000000000000> /UE <0000000000000000000000000000000000000000000000000000000000000000> /Perms <00000000000000000000000000000000> /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>",
    true,
  ],
  [
    "revision 6",
    "<< /Filter /Standard /V 5 /R 6 /Length 256 /P -3904 /O <000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000> /U <f73c954722fb8e39ecd42d6fbba64c7b7c9e2066d3d250ccc990bc183b4ab5b801020304050607080b0c0d0e0f101112> /OE <0000000000000000000000000000000000000000000000000000000000000000> /UE <0000000000000000000000000000000000000000000000000000000000000000> /Perms <00000000000000000000000000000000> /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>",
    false,
  ],
  [
    "revision 4 with its strings in brackets",
    "<< /Filter /Standard /V 4 /R 4 /Length 128 /P -3904 /O (Vo\\250s\\3563\\307\\227\\315;\\220O\\332\\337\\201J\\3724\\337\\2328\\366\\355A\\271\\204\\342\\306\\332*\\246\\365) /U (\\3660\\016\\307\\3577\\316\\344\\332\\276\\316\\021\\034>\\235y\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000) /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF >>",
    true,
  ],
])("detects whether a file of %s opens without a password", (_what, dictionary, expected) => {
  expect(opensWithoutPassword(dictionary, FILE_ID)).toBe(expected);
});

it.each([
  ["by a certificate", "<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>"],
  ["in a way that nobody has written down", "<< /Filter /Standard /V 9 /R 9 /O (a) /U (b) /P 0 >>"],
  ["without what tells", "<< /Filter /Standard /V 2 /R 3 /P 0 >>"],
])("does not open a file locked with %s", (_what, dictionary) => {
  expect(opensWithoutPassword(dictionary, FILE_ID)).toBe(false);
});

it.each([
  ["<28 bF 2>", "28bf20"],
  [String.raw`(a\(b\)(c)\101\n\\) rest`, Buffer.from("a(b)(c)A\n\\").toString("hex")],
  ["(no end", undefined],
])("reads the string %s", (text, expected) => {
  expect(pdfString(text)?.toString("hex")).toBe(expected);
});
