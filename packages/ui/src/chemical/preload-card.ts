/**
 * Preloads the code of the chemical card and its notes, which `ChemicalSearch` and `ChemicalCard` otherwise load with the
 * first card. Together with `preload()` of `@placard/hazmat-core`, cards then open offline. Rejects if a part could not be
 * loaded.
 */
export async function preloadCard(): Promise<void> {
  await Promise.all([
    import("./ChemicalCard/NamedCard.tsx"),
    import("./ChemicalCard/CardView.tsx"),
    import("./ChemicalCard/ExplosionStep.tsx"),
    import("./ChemicalCard/PlateNote.tsx"),
    import("./ChemicalSearch/TopicCard.tsx"),
  ]);
}
