import { SdsCard } from "@placard/ui";
import "@placard/ui/styles.css";

const sheet = {
  chemical: "Chlorine",
  filename: "chlorine-sds.pdf",
  bytes: 2_621_440,
  uploaded: "3 Nov 2026",
  uploadedBy: "Robin Chase",
  age: "1 year old",
  earlierVersions: 0,
};

export function ChlorineSheet() {
  return <SdsCard sheet={sheet} downloadHref="/sheets/chlorine-sds.pdf" onView={() => window.open(sheet.filename)} />;
}
