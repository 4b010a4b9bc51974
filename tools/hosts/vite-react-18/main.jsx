import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "@placard/ui";
import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
createRoot(root).render(<ChemicalSearch source={bundledChemicalSource()} />);
