import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesOf, notFound } from "./static-app.ts";

/** Pages that are built apart from the app and need not be there. */
export interface BuiltPages {
  /** Where they are shown: `/docs`. */
  readonly path: "/docs" | "/storybook";
  /** What they are, as a sentence begins. */
  readonly name: string;
  readonly folder: string;
  /** The command that builds them. */
  readonly command: string;
}

/**
 * Serves pages that are built apart, as they lie in their folder. Before they are built it says how; a path that is not
 * among them is a 404.
 */
export function builtPages({ path: base, name, folder, command }: BuiltPages): (request: Request) => Promise<Response> {
  const serve = filesOf(folder, (path) => fileBelow(base, path));
  return async (request) => {
    if (!existsSync(join(folder, "index.html"))) {
      return notFound(`${name} has not been built on this server. Run "${command}", then reload this page.`);
    }
    // Links in a page are read from the folder that it stands in, and without the slash that is the one above.
    const { pathname, search } = new URL(request.url);
    if (pathname === base) return new Response(null, { status: 308, headers: { Location: `${base}/${search}` } });
    return serve(request);
  };
}

/** `/docs/` is the first page; a path without an extension is not a page of these. */
function fileBelow(base: string, path: string): string {
  const below = path.slice(base.length);
  return below.endsWith("/") ? `${below}index.html` : below;
}
