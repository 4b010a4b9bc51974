import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "@placard/ui";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";
import "./show-map.js";

const source = bundledChemicalSource();
createRoot(document.getElementById("root")).render(<ChemicalSearch source={source} />);
