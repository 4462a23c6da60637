// Bodies as programs of typed languages write them: with every member, null where there is nothing.

/**
 * A member that is null counts as not sent: programs of typed languages write out every member that
 * they know. What is no object stays for the check to refuse.
 */
export const withoutNulls = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    : body
