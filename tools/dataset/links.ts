import type { Input, InputAgent, InputRecordLink, InputSubstance, InputUnLink } from "./input-types.ts";

/** Basis of a link in the links file, as records state it. */
function srcOf({ basis, confidence }: Pick<InputRecordLink, "basis" | "confidence">): InputUnLink["src"] {
  if (confidence === "low") return "low";
  if (basis === "n.o.s. by class") return "by-class";
  return basis === "name in 49 CFR 172.101" ? "by-name" : "by-knowledge";
}

/** The links of one entry of the links file, in its order: the most common form first. */
function tiesOf(entry: InputRecordLink): readonly InputUnLink[] {
  const src = srcOf(entry);
  return entry.links.map(({ un, when, state, table1 }) => ({
    un,
    src,
    ...(when === "always" ? {} : { when }),
    ...(state === undefined ? {} : { state }),
    ...(table1 === undefined ? {} : { isOwnRow: false as const }),
  }));
}

/** Shorter codes, such as CN, are ambiguous. */
const SHORTEST_CODE = 3;

const namesOf = ({ name, say, codes }: InputAgent): readonly string[] => [
  name,
  ...say,
  ...codes.filter((code) => code.length >= SHORTEST_CODE),
];

/** Names of an agent for its record in another file. */
function saidOf({ cas }: InputSubstance, { agents }: Input): readonly string[] {
  return agents.filter((agent) => agent.cas.length === 1 && agent.cas[0] === cas).flatMap(namesOf);
}

function linked(of: InputSubstance, input: Input): InputSubstance {
  const entry = input.links.entries.find(({ cas }) => cas === of.cas);
  const correction = input.links.corrections.find(({ cas }) => cas === of.cas);
  const kept = (of.un ?? []).filter(({ un }) => correction?.drop.includes(un) !== true);
  const corrected = correction === undefined ? [] : tiesOf({ ...correction, basis: "knowledge" });
  const added = [...corrected, ...(entry === undefined ? [] : tiesOf(entry))];
  const un = [...kept, ...added.filter((tie) => !kept.some((one) => one.un === tie.un))];
  const { un: _, ...rest } = of;
  const said = saidOf(of, input);
  return {
    ...rest,
    ...(said.length === 0 ? {} : { synonyms: [...(of.synonyms ?? []), ...said] }),
    ...(un.length === 0 ? {} : { un }),
    ...(entry?.actAs === undefined ? {} : { actAs: entry.actAs }),
    ...(entry?.none === undefined ? {} : { noId: entry.none }),
  };
}

/** An agent that no other file lists: only its identity and its transport entry. */
function agentSubstance(agent: InputAgent): InputSubstance {
  const {
    cas: [cas = ""],
    name,
    travelsAs,
    confidence,
  } = agent;
  return {
    cas,
    name,
    synonyms: namesOf(agent).slice(1),
    un: travelsAs.map(({ un, when }) => ({
      un,
      src: confidence === "low" ? ("low" as const) : ("by-knowledge" as const),
      ...(when === "always" ? {} : { when }),
    })),
  };
}

/**
 * The input with every substance linked to its transport ids, and with the agents that have no record of their own.
 * Includes the basis of each link, and for a substance without an id the reason and the guide to use.
 */
export function withLinks(input: Input): Input {
  const listed = new Set([...input.core, ...input.extended].map(({ cas }) => cas));
  const agents = input.agents.filter(({ cas }) => cas.length === 1 && !listed.has(cas[0] ?? ""));
  return {
    ...input,
    core: input.core.map((of) => linked(of, input)),
    extended: [...input.extended.map((of) => linked(of, input)), ...agents.map(agentSubstance)],
  };
}
