import { describe, expect, it } from "vitest";
import { validateRegistrationDetails, validateSubscription } from "./validate-business.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

describe("validateSubscription", () => {
  it.each([[undefined], [""], ["gold"]])("requires a plan instead of %j", (plan) => {
    expect(said(validateSubscription({ plan, business_id: 1 }))).toEqual({
      plan: "Please select a subscription plan to continue",
    });
  });

  it("requires a new sign-in without a business id", () => {
    expect(said(validateSubscription({ plan: "basic", business_id: null }))).toEqual({
      business_id: "Business ID not found. Please try logging in again.",
    });
  });

  it.each([["basic"], ["standard"], ["premium"]])("accepts the plan %s", (plan) => {
    expect(said(validateSubscription({ plan, business_id: 1 }))).toEqual({});
  });
});

describe("validateRegistrationDetails", () => {
  const right = {
    emergency_contact_name: "Site office",
    emergency_contact_phone: "902 555 0100",
    general_business_email: "office@example.org",
    business_registration: "0000000",
  };

  it("does not require a permit", () => {
    expect(said(validateRegistrationDetails(right))).toEqual({});
  });

  it("returns its errors in the order of the form", () => {
    expect(Object.entries(said(validateRegistrationDetails({})))).toEqual([
      ["emergency_contact_name", "Emergency contact name is required"],
      ["emergency_contact_phone", "Emergency contact phone is required"],
      ["general_business_email", "General business email is required"],
      ["business_registration", "Business registration number is required"],
    ]);
  });

  it("requires a phone number that can be dialled", () => {
    expect(said(validateRegistrationDetails({ ...right, emergency_contact_phone: "ask Jo" }))).toEqual({
      emergency_contact_phone:
        "Enter one phone number with its area code, such as 902 555 0143 ext. 12. Outside Canada and the U.S., start with +.",
    });
  });

  it("rejects an invalid e-mail address", () => {
    expect(said(validateRegistrationDetails({ ...right, general_business_email: "office" }))).toEqual({
      general_business_email: "Please enter a valid email address",
    });
  });
});
