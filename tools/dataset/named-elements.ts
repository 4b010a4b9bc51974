/** Elements implied by a name: part of the name, and the required element. */
const NAMED: readonly (readonly [part: RegExp, element: string])[] = [
  [/\bsodium|\bnatrium\b/, "Na"],
  [/potassium|\bkalium/, "K"],
  [/\blithium/, "Li"],
  [/calcium/, "Ca"],
  [/magnesium/, "Mg"],
  [/barium/, "Ba"],
  [/strontium/, "Sr"],
  [/alumin[iu]/, "Al"],
  [/\blead\b|\bplumb(?:um|ous|ic)/, "Pb"],
  [/\btin\b|stann[aiou]/, "Sn"],
  [/mercur(?:y|ic|ous)/, "Hg"],
  [/\bzinc/, "Zn"],
  [/\bcopper\b|cupr(?:ic|ous|um)/, "Cu"],
  [/\biron\b|ferr(?:ic|ous|o\b)/, "Fe"],
  [/nickel/, "Ni"],
  [/cobalt/, "Co"],
  [/chromi(?:c|um)|chromate/, "Cr"],
  [/cadmium/, "Cd"],
  [/arsen|arsin[eo]/, "As"],
  [/antimon|stibi/, "Sb"],
  [/bismuth/, "Bi"],
  [/\bboron|\bborate|borohydride|\bborane/, "B"],
  [/silic[aio]|silan/, "Si"],
  [/titan(?:ium|ate)/, "Ti"],
  [/fluor(?:o|i[dn])(?!\w*anthr|\w*ene\b)/, "F"],
  [/chlor(?:o|id|in|at|it)/, "Cl"],
  [/(?<!theo)brom(?:o|id|in|at)/, "Br"],
  [/\biod(?:o|id|in|at)/, "I"],
  [/phosph(?!oran)/, "P"],
  [/sul(?:f|ph)(?:at|it|ur|id|on)|\bthi(?:o|on)|mercapt/, "S"],
  [/nitr(?:o|at|it|il|ic)|amine\b|amide\b|cyan(?:o|id|at|ur)|azide/, "N"],
  [/selen[io]/, "Se"],
  [/tellur/, "Te"],
  [/mangan/, "Mn"],
  [/thalli/, "Tl"],
  [/vanad/, "V"],
  [/berylli/, "Be"],
];

/** The elements that a name implies for certain. Trade names, and names that only sound like an element, give none. */
export function elementsNamed(name: string): readonly string[] {
  const plain = name.toLowerCase();
  return NAMED.filter(([part]) => part.test(plain)).map(([, element]) => element);
}
