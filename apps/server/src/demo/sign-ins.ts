/** The demo users. Their passwords are public, so they exist only in demo mode. */
export const DEMO_SIGN_INS = [
  {
    label: "Demo business, Admin",
    kind: "business",
    email: "dana@harbour-ice.example",
    password: "demo-business-1",
    name: "Dana Reid",
  },
  {
    label: "Demo fire department, admin",
    kind: "responder",
    email: "alex@chebucto-fire.example",
    password: "demo-responder-1",
    name: "Alex Morin",
  },
] as const;

export type DemoSignIn = (typeof DEMO_SIGN_INS)[number];
