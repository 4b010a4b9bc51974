import { Button, Card } from "@placard/ui";
import "@placard/ui/styles.css";

export function Contacts() {
  return (
    <Card title="Contacts" description="Crews call the first one first." actions={<Button>Add contact</Button>}>
      <p>Robin Chase, 902 555 0142</p>
    </Card>
  );
}
