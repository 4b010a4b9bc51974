import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Gives everything below it a language: words, figures, dates, the guidance of the card and what screen readers hear.",
  avoid: [
    "For a few words of your own in the language around: `MessagesProvider`.",
    "For a page in English: nothing is needed, English is built in.",
    "Not in place of `lang` on the page: set both. `ThemeRoot` and the elements set theirs.",
  ],
  anatomy: ["What is below, in its language", 'Sentences without a translation, in English and marked `lang="en"`'],
  states: {
    "on its way": "A language given by locale loads on first use; English is shown until it is loaded.",
    "at hand": "A language imported from `@placard/ui/messages/fr` or `/es` is there at once, on a server too.",
    "out of reach": "Without a network English stays; the language is asked for again when the network is back.",
    "not known": "A locale without a catalogue uses English texts and number formats.",
    "with words of your own": "`messages` takes the place of those of the language; what is left out stays.",
  },
  keyboard: {},
  kinds: ["text"],
};
