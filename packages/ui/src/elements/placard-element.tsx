import {
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type DetailedHTMLProps,
  type HTMLAttributes,
} from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { createRoot, type Root } from "react-dom/client";
import type { ErrorHandler } from "../hooks/use-reporting.ts";
import type { Messages } from "../messages/en.ts";
import { LanguageProvider } from "../messages/LanguageProvider/LanguageProvider.tsx";
import { adoptSheets } from "./shadow-sheet.ts";
import { useSpeech } from "../messages/language/speech.ts";
import type { SomeWords } from "../messages/merge-words.ts";

/** Dispatches an event on the element, which leaves its shadow root and bubbles; false when a listener prevented it. */
export type Tell = (name: `placard-${string}`, detail: unknown) => boolean;

/** Tells the page what a source or another port failed with, as `placard-error`. Unless a listener prevents it, the console says it too. */
export const errorsOf =
  (tell: Tell): ErrorHandler =>
  (error) => {
    // oxlint-disable-next-line no-console -- a page without a build has no other place for it
    if (tell("placard-error", { error })) console.error(error);
  };

/** A custom element around one React piece: a few lines for each. */
export interface ElementPlan<Props extends object> {
  readonly name: `placard-${string}`;
  /** What each attribute becomes; `null` when it is taken away. */
  readonly attributes: Readonly<Record<string, (text: string | null) => Partial<Props>>>;
  /** What script may set beside them: sources, stores, data. */
  readonly properties: readonly (keyof Props & string)[];
  readonly initial: Props;
  /** Sheets of others that the View needs beside those of the package. */
  readonly css?: string;
  readonly View: ComponentType<Props & { tell: Tell }>;
}

/** What every element has beside its own properties. */
export interface CommonProperties {
  /** Texts in place of those of the language, at any depth. */
  messages: SomeWords<Messages>;
}

/** Attributes that every element takes in JSX, beside those of any HTML element. */
interface CommonAttributes {
  theme?: "light" | "dark" | "night" | "sun" | undefined;
  density?: "glove" | undefined;
  area?: "business" | "responder" | undefined;
  motion?: "reduced" | undefined;
  /** React 18 hands `class` on; React 19 takes `className`, too. */
  class?: string | undefined;
}

/**
 * An element in JSX. Attributes work in React 18 and 19. React 19 also sets properties that are not a text; in React 18 set
 * them on the element itself, by its `ref`.
 */
export type InJsx<Props extends object, Attributes extends string> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement>,
  HTMLElement & Props
> &
  CommonAttributes &
  Partial<CommonProperties & Props> & { readonly [Name in Attributes]?: string | undefined };

/** What the View is drawn from. A new object for each change. */
interface Drawn<Props> {
  readonly props: Props;
  readonly messages: SomeWords<Messages>;
  readonly lang: string;
}

/**
 * Makes the class of a custom element. It draws into a shadow root with adopted sheets: no style element and no style
 * attribute in markup, so that a strict content security policy has nothing to refuse. Lists and dialogs stay inside.
 *
 * To be called in a browser: a server has no `HTMLElement`.
 */
export function elementClass<Props extends object>(plan: ElementPlan<Props>): CustomElementConstructor {
  const { attributes, properties, initial } = plan;
  class PlacardElement extends HTMLElement {
    static readonly observedAttributes = [...Object.keys(attributes), "lang"];
    readonly #frame = document.createElement("div");
    readonly #app = document.createElement("div");
    readonly #popups = document.createElement("div");
    readonly #watchers = new Set<() => void>();
    #drawn: Drawn<Props> = { props: initial, messages: {}, lang: "" };
    #root: Root | null = null;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: "open" });
      adoptSheets(shadow, plan.css);
      const frame = this.#frame;
      frame.className = "placard-root";
      frame.setAttribute("part", "root");
      frame.append(this.#app, this.#popups);
      shadow.append(frame);
    }

    connectedCallback(): void {
      for (const name of [...properties, "messages"]) takeOver(this, name);
      this.#change({ lang: this.closest("[lang]")?.getAttribute("lang") ?? "" });
      this.#root ??= createRoot(this.#app);
      this.#root.render(
        <Frame plan={plan} root={this.#frame} popups={this.#popups} tell={this.#tell} store={this.#store} />,
      );
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return; // it was only moved
        this.#root?.unmount();
        this.#root = null;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const read = attributes[name];
      if (read === undefined) this.#change({ lang: this.closest("[lang]")?.getAttribute("lang") ?? "" });
      else this.give(read(text));
    }

    /** Takes properties, as the accessors below and the attributes do. */
    give(props: Partial<Props>): void {
      this.#change({ props: { ...this.#drawn.props, ...props } });
    }

    given(): Props {
      return this.#drawn.props;
    }

    get messages(): SomeWords<Messages> {
      return this.#drawn.messages;
    }

    set messages(messages: SomeWords<Messages>) {
      this.#change({ messages });
    }

    #change(next: Partial<Drawn<Props>>): void {
      this.#drawn = { ...this.#drawn, ...next };
      for (const watch of this.#watchers) watch();
    }

    readonly #tell: Tell = (name, detail) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

    readonly #store: Store<Props> = {
      watch: (onChange) => {
        this.#watchers.add(onChange);
        return () => this.#watchers.delete(onChange);
      },
      read: () => this.#drawn,
    };
  }

  for (const name of properties) {
    Object.defineProperty(PlacardElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PlacardElement) {
        return this.given()[name];
      },
      set(this: PlacardElement, value: Props[typeof name]) {
        this.give({ [name]: value } as unknown as Partial<Props>); // one key of Props with its own value
      },
    });
  }
  return PlacardElement;
}

/** A property that was set before the element was known stands on the object itself and hides the accessor. */
function takeOver(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}

interface Store<Props> {
  readonly watch: (onChange: () => void) => () => void;
  readonly read: () => Drawn<Props>;
}

interface FrameProps<Props extends object> {
  plan: ElementPlan<Props>;
  root: HTMLElement;
  popups: HTMLElement;
  tell: Tell;
  store: Store<Props>;
}

function Frame<Props extends object>({ plan: { View }, root, popups, tell, store }: FrameProps<Props>) {
  const { props, messages, lang } = useSyncExternalStore(store.watch, store.read);
  return (
    <LanguageProvider language={lang === "" ? undefined : lang} messages={messages}>
      <LanguageOf root={root} />
      <UNSAFE_PortalProvider getContainer={() => popups}>
        <View {...props} tell={tell} />
      </UNSAFE_PortalProvider>
    </LanguageProvider>
  );
}

/** Says on the root which language is spoken: English, while a catalogue loads and where there is none. */
function LanguageOf({ root }: { root: HTMLElement }) {
  const { locale } = useSpeech();
  useLayoutEffect(() => {
    if (locale === null) root.removeAttribute("lang");
    else root.setAttribute("lang", locale);
  }, [root, locale]);
  return null;
}
