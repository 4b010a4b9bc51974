/** Coefficients of an equation with range and source. Temperatures in K; each field names the unit of the result. */
export interface StoredFit {
  readonly c: readonly number[];
  readonly minK: number | null;
  readonly maxK: number | null;
  readonly src: string;
}

/** Temperature-dependent properties of one substance, as compiled. */
export interface StoredCorrelations {
  /** Antoine: ln(P/Pa) = A − B / (T + C). */
  readonly antoine?: StoredFit;
  /** DIPPR 101: ln(P/Pa) = C1 + C2/T + C3 ln T + C4 T^C5. */
  readonly vapourPressure?: StoredFit;
  /** DIPPR 105: ρ in mol/m³ = C1 / C2^(1 + (1 − T/C3)^C4). */
  readonly liquidDensity?: StoredFit;
  /** DIPPR 106: ΔH in J/mol = C1 (1 − Tr)^(C2 + C3 Tr + C4 Tr²), the critical temperature in K last in `c`. */
  readonly vaporisation?: StoredFit;
  /** DIPPR 100: Cp in J/(kmol K) = A + BT + CT² + DT³ + ET⁴. */
  readonly liquidHeat?: StoredFit;
  /** Cp/R = Σ aᵢ Tⁱ. */
  readonly gasHeat?: StoredFit;
  readonly criticalK?: readonly [number, string];
  readonly criticalPa?: readonly [number, string];
  readonly acentricFactor?: readonly [number, string];
}
