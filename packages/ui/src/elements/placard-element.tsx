import {
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type DetailedHTMLProps,
  type HTMLAttributes,
} from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { createRoot, type Root } from "react-dom/client";
import type { ErrorHandler } from "../hooks/use-error-reporting.ts";
import type { Messages } from "../messages/en.ts";
import { LanguageProvider } from "../messages/LanguageProvider/LanguageProvider.tsx";
import { adoptSheets } from "./shadow-sheet.ts";
import { useSpeech } from "../messages/language/speech.ts";
import type { SomeWords } from "../messages/merge-texts.ts";

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

/** Definition of a custom element around one React component. */
export interface ElementPlan<Props extends object> {
  readonly name: `placard-${string}`;
  /** Converts each attribute to props; `null` if the attribute is removed. */
  readonly attributes: Readonly<Record<string, (text: string | null) => Partial<Props>>>;
  /** Further properties that scripts can set: sources, stores, data. */
  readonly properties: readonly (keyof Props & string)[];
  readonly initial: Props;
  /** Third-party style sheets that the View needs in addition to those of the package. */
  readonly css?: string;
  readonly View: ComponentType<Props & { tell: DispatchEvent }>;
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

/** State that the View renders. A new object for each change. */
interface ViewState<Props> {
  readonly props: Props;
  readonly messages: SomeWords<Messages>;
  readonly lang: string;
}

/**
 * Creates the class of a custom element. It renders into a shadow root with adopted style sheets: no style elements and
 * no style attributes in markup, so that it works with a strict content security policy. Lists and dialogs stay inside.
 *
 * Call it only in a browser: a server has no `HTMLElement`.
 */
export function elementClass<Props extends object>(plan: ElementPlan<Props>): CustomElementConstructor {
  const { attributes, properties, initial } = plan;
  class PlacardElement extends HTMLElement {
    static readonly observedAttributes = [...Object.keys(attributes), "lang"];
    readonly #frame = document.createElement("div");
    readonly #app = document.createElement("div");
    readonly #popups = document.createElement("div");
    readonly #watchers = new Set<() => void>();
    #drawn: ViewState<Props> = { props: initial, messages: {}, lang: "" };
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
      for (const name of [...properties, "messages"]) adoptEarlyProperty(this, name);
      this.#change({ lang: this.closest("[lang]")?.getAttribute("lang") ?? "" });
      this.#root ??= createRoot(this.#app);
      this.#root.render(
        <Frame plan={plan} root={this.#frame} popups={this.#popups} tell={this.#tell} store={this.#store} />,
      );
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return; // only moved
        this.#root?.unmount();
        this.#root = null;
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

    given(): Props {
      return this.#drawn.props;
    }

    get messages(): SomeWords<Messages> {
      return this.#drawn.messages;
    }

    set messages(messages: SomeWords<Messages>) {
      this.#change({ messages });
    }

    #change(next: Partial<ViewState<Props>>): void {
      this.#drawn = { ...this.#drawn, ...next };
      for (const watch of this.#watchers) watch();
    }

    readonly #tell: DispatchEvent = (name, detail) =>
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

interface Store<Props> {
  readonly watch: (onChange: () => void) => () => void;
  readonly read: () => ViewState<Props>;
}

interface FrameProps<Props extends object> {
  plan: ElementPlan<Props>;
  root: HTMLElement;
  popups: HTMLElement;
  tell: DispatchEvent;
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

/** Sets the language on the root: English while a catalogue loads and if there is none. */
function LanguageOf({ root }: { root: HTMLElement }) {
  const { locale } = useSpeech();
  useLayoutEffect(() => {
    if (locale === null) root.removeAttribute("lang");
    else root.setAttribute("lang", locale);
  }, [root, locale]);
  return null;
}
