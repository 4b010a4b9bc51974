import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "@placard/ui";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";
import { keepOffline } from "./keep-offline.ts"; // written from the recipe

const root = document.getElementById("root");
if (root) createRoot(root).render(<ChemicalSearch source={bundledChemicalSource()} />);
document.documentElement.dataset["kept"] = await keepOffline().then(
  () => "yes",
  (error: unknown) => String(error),
);
