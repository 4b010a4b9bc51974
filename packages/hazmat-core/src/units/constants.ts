// Physical constants used in more than one area. A constant of one model is in that model.

/** Molar gas constant, J/(mol K), exact since 2019 [CODATA 2018]. Older models use 8.314: 0.006 % less. */
export const GAS_CONSTANT = 8.314462618;
/** 0 °C in kelvin. */
export const ICE_POINT = 273.15;
/** Absolute zero in °C. */
export const ABSOLUTE_ZERO_C: number = -ICE_POINT;
/** Molar mass of dry air, g/mol [TM43]: the relative density of a gas or vapour is its molar mass divided by this. */
export const MOLAR_MASS_AIR_G_PER_MOL = 28.96;
/** The same, kg/mol. */
export const MOLAR_MASS_AIR: number = MOLAR_MASS_AIR_G_PER_MOL / 1000;
/** Standard atmosphere, Pa. */
export const STANDARD_PRESSURE = 101_325;
/** Pa in one millibar. */
export const PASCALS_PER_MILLIBAR = 100;
/** km/h in one metre per second. */
export const KPH_PER_MPS = 3.6;
