import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ErrorHandler } from "../hooks/use-error-reporting.ts";
import type { Messages } from "../messages/en.ts";
import type { SomeWords } from "../messages/merge-texts.ts";
import { adoptFailureSheet, loadFailure } from "./load-failure.ts";

/**
 * Dispatches an event on the element that bubbles out of its shadow root. Returns `false` if a listener prevented it.
 */
export type DispatchEvent = (name: `placard-${string}`, detail: unknown) => boolean;

/**
 * Returns an error handler that dispatches `placard-error`. The error is also logged to the console unless a listener
 * prevents it.
 */
export const errorsOf =
  (tell: DispatchEvent): ErrorHandler =>
  (error) => {
    // oxlint-disable-next-line no-console -- a page without a build has no other log
    if (tell("placard-error", { error })) console.error(error);
  };

/** Name, attributes and properties of a custom element: known before its content is loaded. */
export interface ElementPlan<Props extends object> {
  readonly name: `placard-${string}`;
  /** Converts each attribute to props; `null` if the attribute is removed. */
  readonly attributes: Readonly<Record<string, (text: string | null) => Partial<Props>>>;
  /** Further properties that scripts can set: sources, stores, data. */
  readonly properties: readonly (keyof Props & string)[];
}

/** Content of a custom element, see `elementContent`. */
export interface ElementContent<Props extends object> {
  /** Props that the page has not set. */
  readonly initial: Props;
  /** Renders the content. Returns a function that removes it. */
  readonly mount: (host: ElementHost<Props>) => () => void;
}

/** The element around its content. */
export interface ElementHost<Props extends object> {
  readonly shadow: ShadowRoot;
  /** Root of everything that the element shows. */
  readonly frame: HTMLElement;
  /** Container of the content. */
  readonly app: HTMLElement;
  /** Container of lists and dialogs. */
  readonly popups: HTMLElement;
  readonly tell: DispatchEvent;
  /** Calls the function at each change. Returns a function that ends this. */
  readonly watch: (onChange: () => void) => () => void;
  readonly read: () => ViewState<Props>;
}

/** Properties of every element, in addition to its own. */
export interface CommonProperties {
  /** Texts that replace those of the language, at any depth. */
  messages: SomeWords<Messages>;
}

/** Attributes of every element in JSX, in addition to those of any HTML element. */
interface CommonAttributes {
  theme?: "light" | "dark" | "night" | "sun" | undefined;
  density?: "glove" | undefined;
  area?: "business" | "responder" | undefined;
  motion?: "reduced" | undefined;
  /** React 18 passes `class` through; React 19 also accepts `className`. */
  class?: string | undefined;
}

/**
 * An element in JSX. Attributes work in React 18 and 19. React 19 also sets properties that are not strings; in React
 * 18 set them on the element by its `ref`.
 */
export type InJsx<Props extends object, Attributes extends string> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement>,
  HTMLElement & Props
> &
  CommonAttributes &
  Partial<CommonProperties & Props> & { readonly [Name in Attributes]?: string | undefined };

/** State that the content renders. A new object for each change. */
export interface ViewState<Props> {
  readonly props: Props;
  readonly messages: SomeWords<Messages>;
  readonly lang: string;
}

/**
 * Creates the class of a custom element. It renders into a shadow root with adopted style sheets: no style elements and
 * no style attributes in markup, so that it works with a strict content security policy. Lists and dialogs stay inside.
 *
 * Content given as a function is loaded when the first element of the class is on a page. If it does not load, the
 * element dispatches `placard-error` and shows a button to try again.
 *
 * Call it only in a browser: a server has no `HTMLElement`.
 */
export function elementClass<Props extends object>(
  { attributes, properties }: ElementPlan<Props>,
  content: ElementContent<Props> | (() => Promise<ElementContent<Props>>),
): CustomElementConstructor {
  let loaded = typeof content === "function" ? null : content;
  const load = async (): Promise<void> => {
    if (typeof content === "function") loaded ??= await content();
  };
  class PlacardElement extends HTMLElement {
    static readonly observedAttributes = [...Object.keys(attributes), "lang"];
    readonly #frame = document.createElement("div");
    readonly #app = document.createElement("div");
    readonly #popups = document.createElement("div");
    readonly #shadow = this.attachShadow({ mode: "open" });
    readonly #watchers = new Set<() => void>();
    #drawn: ViewState<Partial<Props>> = { props: { ...loaded?.initial }, messages: {}, lang: "" };
    #unmount: (() => void) | null = null;

    constructor() {
      super();
      const frame = this.#frame;
      frame.className = "placard-root";
      frame.setAttribute("part", "root");
      frame.append(this.#app, this.#popups);
      this.#shadow.append(frame);
    }

    connectedCallback(): void {
      for (const name of [...properties, "messages"]) adoptEarlyProperty(this, name);
      this.#change({ lang: this.closest("[lang]")?.getAttribute("lang") ?? "" });
      if (loaded === null) void this.#load();
      else this.#mount(loaded);
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return; // only moved
        this.#unmount?.();
        this.#unmount = null;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const read = attributes[name];
      if (read === undefined) this.#change({ lang: this.closest("[lang]")?.getAttribute("lang") ?? "" });
      else this.give(read(text));
    }

    /** Sets properties, for the accessors below and for attributes. */
    give(props: Partial<Props>): void {
      this.#change({ props: { ...this.#drawn.props, ...props } });
    }

    given(): Partial<Props> {
      return this.#drawn.props;
    }

    get messages(): SomeWords<Messages> {
      return this.#drawn.messages;
    }

    set messages(messages: SomeWords<Messages>) {
      this.#change({ messages });
    }

    #change(next: Partial<ViewState<Partial<Props>>>): void {
      this.#drawn = { ...this.#drawn, ...next };
      for (const watch of this.#watchers) watch();
    }

    async #load(): Promise<void> {
      try {
        await load();
      } catch (error) {
        errorsOf(this.#tell)(error);
        const { lang, messages } = this.#drawn;
        const wasFocused = this.#shadow.activeElement !== null; // the button of an earlier failure
        adoptFailureSheet(this.#shadow);
        this.#app.replaceChildren(loadFailure(lang, messages, () => void this.#load()));
        if (wasFocused) this.#app.querySelector("button")?.focus();
      }
      if (loaded !== null && this.isConnected) this.#mount(loaded);
    }

    #mount({ initial, mount }: ElementContent<Props>): void {
      if (this.#unmount !== null) return;
      this.#app.replaceChildren();
      this.give({ ...initial, ...this.#drawn.props });
      this.#unmount = mount({
        shadow: this.#shadow,
        frame: this.#frame,
        app: this.#app,
        popups: this.#popups,
        tell: this.#tell,
        watch: (onChange) => {
          this.#watchers.add(onChange);
          return () => this.#watchers.delete(onChange);
        },
        read: () => this.#drawn as ViewState<Props>, // complete with the initial props
      });
    }

    readonly #tell: DispatchEvent = (name, detail) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  for (const name of properties) {
    Object.defineProperty(PlacardElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PlacardElement) {
        return this.given()[name];
      },
      set(this: PlacardElement, value: Props[typeof name]) {
        this.give({ [name]: value } as unknown as Partial<Props>); // one key of Props with a matching value
      },
    });
  }
  return PlacardElement;
}

/** Moves a property that was set before the element was defined from the object itself, where it hides the accessor. */
function adoptEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
