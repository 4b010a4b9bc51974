/** Points that a business placed on the map of a site. */
export const sitePointTexts = {
  sitePoints: {
    title: "Points on the map",
    none: "No points set on the map.",
    setBy: (who: string): string => `Added by ${who}`,
    show: (name: string): string => `Show ${name} on the map`,
    showShort: "Show",
  },
};
