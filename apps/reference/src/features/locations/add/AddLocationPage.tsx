import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "./AddLocationPage.css";
import { AddLocationForm } from "./AddLocationForm.tsx";

export function AddLocationPage() {
  const { locations: texts } = useMessages();
  return (
    <>
      <PageTitle name={texts.addTitle} />
      <div className="app-page-title">
        <div>
          <h1>{texts.addTitle}</h1>
          <p>{texts.addText}</p>
        </div>
      </div>
      <AddLocationForm />
    </>
  );
}
