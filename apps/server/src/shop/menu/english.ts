/** English equal to the Indonesian is stored as empty, so that it follows when the Indonesian changes. */
export const english = ({ id, en }: { id: string; en: string }): string => (en === id ? '' : en)
