import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that identify the network: one household or company has a whole /64. */
const NETWORK_GROUPS = 4;

/**
 * The key by which calls are counted: the IPv4 address, even if written as IPv6, or the /64 of an IPv6 address. Some
 * proxies append the caller's port, which changes with each call, so it is removed.
 *
 * @example
 * callerNetwork("::ffff:203.0.113.7"); // "203.0.113.7"
 * callerNetwork("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2::/64"
 */
export function callerNetwork(addressAndPort: string): string {
  const address = withoutPort(addressAndPort);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ""] = address.split("%"); // without the interface of a link-local address
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => "0");
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/** Removes the port from `203.0.113.7:443`, and the brackets and port from `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}
