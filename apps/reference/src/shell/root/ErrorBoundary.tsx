import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** The last error boundary, around everything that routes do not catch themselves. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
