import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "./AddLocationPage.css";
import { AddLocationForm } from "./AddLocationForm.tsx";

export function AddLocationPage() {
  const { locations: words } = useMessages();
  return (
    <>
      <PageTitle name={words.addTitle} />
      <div className="app-page-title">
        <div>
          <h1>{words.addTitle}</h1>
          <p>{words.addText}</p>
        </div>
      </div>
      <AddLocationForm />
    </>
  );
}
