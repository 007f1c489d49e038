/** An admin's name in timelines, ledgers and the audit log. */
export const actorOf = (admin: { username: string }): string => `admin:${admin.username}`
