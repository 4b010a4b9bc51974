import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Sets the language for everything below it: texts, figures, dates, the guidance on the card and screen-reader texts.",
  avoid: [
    "For a few texts of your own in the current language: `MessagesProvider`.",
    "For a page in English: nothing is needed, English is built in.",
    "Not in place of `lang` on the page: set both. `ThemeRoot` and the elements set theirs.",
  ],
  anatomy: ["The content below, in its language", 'Sentences without a translation, in English and marked `lang="en"`'],
  states: {
    loading: "A language given by locale loads on first use; English is shown until it is loaded.",
    "at hand": "A language imported from `@placard/ui/messages/fr` or `/es` is there at once, on a server too.",
    offline: "Without a network English stays; the language is requested again when the network is back.",
    "not known": "A locale without a catalogue uses English texts and number formats.",
    "with texts of your own": "`messages` overrides the texts of the language; omitted texts are unchanged.",
  },
  keyboard: {},
  kinds: ["text"],
};
