import type { Operation } from "../http/operation.ts";
import { getInvitationOperation } from "./registration/get-invitation.ts";
import { insertBusinessOperation } from "./registration/insert-business.ts";
import { insertBusinessUserOperation } from "./registration/insert-business-user.ts";
import { insertResponderAdminOperation } from "./registration/insert-responder-admin.ts";
import { insertResponderUserOperation } from "./registration/insert-responder-user.ts";
import { getConfigOperation } from "./service/get-config.ts";
import { healthzOperation } from "./service/healthz.ts";
import { metricsOperation } from "./service/metrics.ts";
import { readyzOperation } from "./service/readyz.ts";
import { changePasswordOperation } from "./session/change-password.ts";
import { getSessionOperation } from "./session/get-session.ts";
import { loginResponderOperation } from "./session/login-responder.ts";
import { loginUserOperation } from "./session/login-user.ts";
import { logoutOperation } from "./session/logout.ts";
import { requestPasswordResetOperation } from "./session/request-password-reset.ts";
import { resetPasswordOperation } from "./session/reset-password.ts";

/** Every endpoint that this server answers, by resource. */
export const operations: readonly Operation[] = [
  loginUserOperation,
  loginResponderOperation,
  logoutOperation,
  getSessionOperation,
  requestPasswordResetOperation,
  resetPasswordOperation,
  changePasswordOperation,

  insertBusinessOperation,
  insertBusinessUserOperation,
  insertResponderAdminOperation,
  insertResponderUserOperation,
  getInvitationOperation,

  getConfigOperation,
  healthzOperation,
  readyzOperation,
  metricsOperation,
];
