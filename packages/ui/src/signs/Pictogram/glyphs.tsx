import type { ReactNode } from "react";

/**
 * The drawings of placards and GHS pictograms, each in a box of 40 by 40. They fill with the colour of the text around
 * them (`currentColor`) and cut out with `--placard-glyph-paper`.
 */
export type GlyphId =
  | "flame"
  | "oxidizer"
  | "cylinder"
  | "corrosion"
  | "skull"
  | "exclamation"
  | "health"
  | "environment"
  | "blast"
  | "trefoil"
  | "biohazard";

const PAPER = "var(--placard-glyph-paper, #fff)";

/** Hands and vessels as they stand in the whole drawing; a placard of class 8 shows the upper part. */
const CORROSION = (
  <>
    <path d="m6 9 12-5 1.6 3.8-12 5z" />
    <path d="m34 9-12-5-1.6 3.8 12 5z" />
    <path d="M15 14.5c1.500 2 2.200 3.200 2.200 4.400a2.200 2.200 0 0 1-4.400 0c0-1.200.7-2.400 2.200-4.400zM26 15.500c1.500 2 2.200 3.200 2.200 4.400a2.200 2.200 0 0 1-4.400 0c0-1.200.7-2.400 2.200-4.400z" />
    <path d="M4 27h8.500c.6 2.600 4.400 2.600 5 0H19v9H4zM21 30.500c2.500-4.500 5-5.500 8-5.500 4 0 7 2 7 4.500s-3.500 2.500-5 2.500l-2 4h-8z" />
  </>
);

export const GLYPHS: Readonly<Record<GlyphId, ReactNode>> = {
  flame: (
    <>
      <path d="M21 3c1.8 6-7.5 9.600-8.600 17.400C12 24.500 14 27 14 27s-.6-3.600 1.800-6c.3 4.500 4.600 5 3.400 10.200 4.800-1.200 5.800-6.200 4.600-9.600 2.600 1.800 3 5.400 2 8.400 4-2.200 5.600-6.600 4.600-10.800C28.800 12 21.600 10.800 21 3z" />
      <path d="M9 34.500h22" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  oxidizer: (
    <>
      <path d="M21 2c1.400 4.600-5.700 7.200-6.500 13.200-.3 3.100 1.200 5 1.200 5s-.4-2.700 1.400-4.500c.2 3.400 3.400 3.800 2.600 7.700 3.600-.9 4.300-4.600 3.400-7.200 2 1.400 2.300 4.100 1.500 6.300 3-1.600 4.200-5 3.500-8.100C26.900 8.800 21.500 8 21 2z" />
      <circle cx="20" cy="28" r="6.2" fill="none" stroke="currentColor" strokeWidth="2.8" />
      <path d="M9 37h22" stroke="currentColor" strokeWidth="2.8" />
    </>
  ),
  cylinder: <path d="M16 5h8v5l2.500 2.500V35h-13V12.500L16 10z" />,
  corrosion: CORROSION,
  skull: (
    <>
      <path d="M20 4c-7.600 0-12.400 4.600-12.400 11 0 3.600 1.500 6.400 4.400 8.200v4.300h16v-4.300c2.900-1.800 4.400-4.600 4.400-8.200 0-6.400-4.800-11-12.400-11z" />
      <g fill={PAPER}>
        <ellipse cx="14.4" cy="15.6" rx="3.4" ry="3.7" />
        <ellipse cx="25.6" cy="15.6" rx="3.4" ry="3.7" />
        <path d="m20 19.400 2 4h-4z" />
      </g>
      <path d="M16 24.600v3M20 24.600v3M24 24.600v3" stroke={PAPER} strokeWidth="1.3" />
      <path d="M7 29.500 33 37M33 29.500 7 37" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
  exclamation: (
    <>
      <path d="M17 4h6l-1 20h-4z" />
      <circle cx="20" cy="32" r="3.6" />
    </>
  ),
  health: (
    <>
      <path d="M20 4a5.400 5.400 0 1 1 0 10.800A5.400 5.400 0 0 1 20 4zM8 37c0-12 3-19 12-19s12 7 12 19z" />
      <path
        d="m20 21 1.900 4.300 4.500-1.600-1.600 4.500 4.300 1.900-4.300 1.900 1.600 4.500-4.500-1.600L20 37"
        fill={PAPER}
      />
    </>
  ),
  environment: (
    <>
      <path d="M26 6v24M26 14l-6-5M26 18l6-6M26 23l-5-4" stroke="currentColor" strokeWidth="2.6" fill="none" />
      <path d="M3 32c4-3 8-3 12 0l5-2.500v6L15 33c-4 3-8 3-12-1z" />
      <path d="M22 31h15v2.600H22z" />
    </>
  ),
  blast: (
    <>
      <path d="m20 3 2.400 8.200 6.200-6-2 8.400 8.400-2-6 6.200L37 20l-8 2.200 5.600 6.200-8.200-2.200L28 34l-6-6-2 8-2-8-6 6 1.600-7.800-8.200 2.200L11 22.200 3 20l8-2.200-6-6.200 8.400 2-2-8.400 6.200 6z" />
      <circle cx="20" cy="20" r="4.2" fill={PAPER} />
    </>
  ),
  trefoil: (
    <>
      <circle cx="20" cy="20" r="3.2" />
      <path d="M22.600 15.500 28.600 5.100a17.200 17.200 0 0 0-17.200 0l6 10.400a5.200 5.200 0 0 1 5.200 0z" />
      <path d="M14.800 20H2.800a17.200 17.200 0 0 0 8.600 14.900l6-10.400a5.200 5.200 0 0 1-2.600-4.500z" />
      <path d="M25.200 20a5.200 5.200 0 0 1-2.600 4.500l6 10.400A17.200 17.200 0 0 0 37.200 20z" />
    </>
  ),
  biohazard: (
    <g fill="none" stroke="currentColor" strokeWidth="3.2">
      <circle cx="20" cy="12.500" r="6.6" />
      <circle cx="13" cy="25" r="6.6" />
      <circle cx="27" cy="25" r="6.6" />
      <circle cx="20" cy="20.800" r="3" fill={PAPER} />
    </g>
  ),
};
