import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({ theme: create({ base: "light", brandTitle: "Placard", brandUrl: "./" }) });

// Storybook opens the first story by default and skips the pages before it.
const address = new URL(location.href);
if (!address.searchParams.has("path")) {
  address.searchParams.set("path", "/docs/start-getting-started--docs");
  history.replaceState(null, "", address);
}

/** Puts the name of the product at the end of the window's title, where Storybook writes its own. */
function nameWindow(): void {
  const title = document.title.replace(/\bStorybook$/, "Placard");
  if (title !== document.title) document.title = title;
}

nameWindow();
new MutationObserver(nameWindow).observe(document.head, { childList: true, subtree: true, characterData: true });
