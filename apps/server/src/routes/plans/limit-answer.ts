import type { checkNumberOfLocations, HandlerAnswer } from "@placard/api-client/internal";
import { englishPlans, limitText, type LimitCheck } from "@placard/hazmat-core/business";
import type { Reply, RequestFacts } from "../../http/call.ts";

type LimitAnswer = HandlerAnswer<typeof checkNumberOfLocations>;

/** "Not allowed" is a normal result of the check, sent with 403. */
export function limitAnswer(check: LimitCheck, request: RequestFacts, reply: Reply): LimitAnswer {
  const { current_tier, required_tier } = check;
  const message = limitText(check, englishPlans);
  if (check.allowed) {
    return { status: "success", allowed: true, message, current_tier, required_tier: required_tier ?? current_tier };
  }
  reply.status(403);
  return {
    status: "error",
    code: "plan_limit_reached",
    allowed: false,
    message,
    current_tier,
    required_tier,
    request_id: request.id,
  };
}
