/** The conversion dialog; what stands in it are texts of `@placard/ui`. */
export const conversion = {
  title: "Unit Conversion & Calculations",
  detector: "Detector reading, raw and corrected",
};
