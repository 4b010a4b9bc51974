import type { Plugin } from "vite";

/** The parts of a syntax tree node used below. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const CONTRACT = /packages\/api-client\/src\/contract\/(?:inspections\/)?[^/]+\.ts$/;

/** Replacements for removed properties. */
const STAND_INS: Readonly<Record<string, string>> = { example: "example: undefined", summary: 'summary: ""' };

/**
 * Removes the examples and summaries of the contract from the built app: documentation and tests use them, browsers do
 * not. Removes only these properties from calls of `defineEndpoint`.
 */
export function stripContractDocs(): Plugin {
  return {
    name: "placard:strip-contract-docs",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const docs = docsIn(this.parse(code) as unknown as Node); // ESTree, accessed by its documented fields
      const stripped = docs.reduceRight(
        (text, doc) => `${text.slice(0, doc.start)}${standInOf(doc)}${text.slice(doc.end)}`,
        code,
      );
      return { code: stripped, map: null };
    },
  };
}

/** The properties to remove, in the order of the text. */
function docsIn(node: Node): readonly Node[] {
  const found = isDefinition(node) ? propertiesOf(node).filter((property) => standInOf(property) !== undefined) : [];
  return [...found, ...(found.length > 0 ? [] : childrenOf(node).flatMap(docsIn))];
}

function isDefinition(node: Node): boolean {
  return node.type === "CallExpression" && (node["callee"] as Node)["name"] === "defineEndpoint";
}

function propertiesOf(call: Node): readonly Node[] {
  const [shape] = call["arguments"] as readonly Node[];
  return shape?.type === "ObjectExpression" ? (shape["properties"] as readonly Node[]) : [];
}

function standInOf(property: Node): string | undefined {
  return property.type === "Property" ? STAND_INS[(property["key"] as Node)["name"] as string] : undefined;
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
}
