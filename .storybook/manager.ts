import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({ theme: create({ base: "light", brandTitle: "Placard", brandUrl: "./" }) });

// Storybook itself opens the first story, and passes over the pages before it.
const address = new URL(location.href);
if (!address.searchParams.has("path")) {
  address.searchParams.set("path", "/docs/start-getting-started--docs");
  history.replaceState(null, "", address);
}
