import { ApiError } from "../errors.ts";
import { hashPassword } from "./passwords.ts";

/** Score of zxcvbn: 2 means more than a million guesses, 1 means fewer. */
const MIN_SCORE = 2;

/** Characters that are checked. A longer password is judged by its beginning, to limit the work per request. */
const MAX_READ = 64;

const EASY_TO_GUESS =
  "This password is easy to guess. Use several words that do not belong together, without your name or email address.";

/** Owner of the password. A password made of these words is rejected. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/**
 * Hashes a password chosen by a user.
 *
 * @throws ApiError `invalid_request` at the field `password` if it is easy to guess
 */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  if (await isEasyToGuess(password, owner)) {
    throw new ApiError("invalid_request", {
      message: EASY_TO_GUESS,
      fields: [{ path: "password", message: EASY_TO_GUESS }],
    });
  }
  return hashPassword(password);
}

/** True if a password is common, a pattern, or made of the owner's name or address. */
export async function isEasyToGuess(password: string, owner: PasswordOwner): Promise<boolean> {
  const read = password.normalize("NFKC").slice(0, MAX_READ).trim();
  const own = ownWords(owner);
  if (isMadeOf(read.toLowerCase(), own)) return true;
  return (await strength()).check(read, own).score < MIN_SCORE;
}

/** The address, its parts before and after the @, the name, and the words in each. */
function ownWords({ name, email }: PasswordOwner): string[] {
  const [local = "", domain = ""] = email.split("@");
  const texts = [email, local, domain, name].map((text) => text.toLowerCase());
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2);
  return [...new Set([...texts, ...parts, "placard"])].filter((word) => word !== "");
}

/** True if the password contains only the owner's words, digits and punctuation. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, " "), password);
  return rest !== password && !/\p{L}/u.test(rest);
}

type Strength = InstanceType<(typeof import("@zxcvbn-ts/core"))["ZxcvbnFactory"]>;
let loaded: Promise<Strength> | null = null;

/** Loads the lists of common passwords, which take 50 MB, when the first password is chosen. */
function strength(): Promise<Strength> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Strength> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs });
}
