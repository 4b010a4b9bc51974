/** The conversion dialog; the texts of its content are in `@placard/ui`. */
export const conversion = {
  title: "Unit Conversion & Calculations",
  detector: "Detector reading, raw and corrected",
};
