import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "./AddChemicalPage.css";
import { AddChemicalForm } from "./AddChemicalForm.tsx";

export function AddChemicalPage() {
  const { chemicals: texts } = useMessages();
  return (
    <>
      <PageTitle name={texts.addTitle} />
      <div className="app-page-title">
        <div>
          <h1>{texts.addTitle}</h1>
          <p>{texts.addText}</p>
        </div>
      </div>
      <AddChemicalForm />
    </>
  );
}
