import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesOf, notFound } from "./static-app.ts";

/** Pages that are built separately from the app and may be missing. */
export interface BuiltPages {
  /** Path of the pages: `/docs`. */
  readonly path: "/docs" | "/storybook";
  /** Name of the pages, for the beginning of a sentence. */
  readonly name: string;
  readonly folder: string;
  /** The command that builds the pages. */
  readonly command: string;
}

/**
 * Serves separately built pages from their folder. Before they are built, the answer names the command; an unknown path
 * is a 404.
 */
export function builtPages({ path: base, name, folder, command }: BuiltPages): (request: Request) => Promise<Response> {
  const serve = filesOf(folder, (path) => fileBelow(base, path));
  return async (request) => {
    if (!existsSync(join(folder, "index.html"))) {
      return notFound(`${name} has not been built on this server. Run "${command}", then reload this page.`);
    }
    // Relative links start from the folder of the page; without the slash, that would be the parent folder.
    const { pathname, search } = new URL(request.url);
    if (pathname === base) return new Response(null, { status: 308, headers: { Location: `${base}/${search}` } });
    return serve(request);
  };
}

/** `/docs/` is the first page; a path without an extension is not one of these pages. */
function fileBelow(base: string, path: string): string {
  const below = path.slice(base.length);
  return below.endsWith("/") ? `${below}index.html` : below;
}
