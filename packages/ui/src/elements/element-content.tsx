import { useLayoutEffect, useSyncExternalStore, type ComponentType } from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { LanguageProvider } from "../messages/LanguageProvider/LanguageProvider.tsx";
import { useSpeech } from "../messages/language/speech.ts";
import type { DispatchEvent, ElementContent, ElementHost } from "./placard-element.ts";
import { adoptSheets, installPressableRule } from "./shadow-sheet.ts";

interface ElementPart<Props extends object> {
  readonly initial: Props;
  /** Third-party style sheets that the View needs in addition to those of the package. */
  readonly css?: string;
  readonly View: ComponentType<Props & { tell: DispatchEvent }>;
}

/** Creates the content of a custom element from one React component. */
export function elementContent<Props extends object>(part: ElementPart<Props>): ElementContent<Props> {
  return {
    initial: part.initial,
    mount: (host) => {
      enableShadowDOM(); // before the first render: React Aria then follows focus and presses into the shadow root
      installPressableRule();
      adoptSheets(host.shadow, part.css);
      const root = createRoot(host.app);
      root.render(<Frame View={part.View} host={host} />);
      return () => root.unmount();
    },
  };
}

interface FrameProps<Props extends object> {
  View: ElementPart<Props>["View"];
  host: ElementHost<Props>;
}

function Frame<Props extends object>({ View, host: { frame, popups, tell, watch, read } }: FrameProps<Props>) {
  const { props, messages, lang } = useSyncExternalStore(watch, read);
  return (
    <LanguageProvider language={lang === "" ? undefined : lang} messages={messages}>
      <LanguageOf root={frame} />
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
