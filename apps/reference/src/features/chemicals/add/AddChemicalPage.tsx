import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "./AddChemicalPage.css";
import { AddChemicalForm } from "./AddChemicalForm.tsx";

export function AddChemicalPage() {
  const { chemicals: words } = useMessages();
  return (
    <>
      <PageTitle name={words.addTitle} />
      <div className="app-page-title">
        <div>
          <h1>{words.addTitle}</h1>
          <p>{words.addText}</p>
        </div>
      </div>
      <AddChemicalForm />
    </>
  );
}
