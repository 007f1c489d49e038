/** Fields that are fetched where the shop has switched them on. */
const fetchFields = () => import('./switched-on-fields.ts')

export const fetchAreaField = async () => ({ default: (await fetchFields()).DeliveryAreaField })
export const fetchCodeField = async () => ({ default: (await fetchFields()).PromotionCodeField })
export const fetchWindowField = async () => ({ default: (await fetchFields()).TimeWindowField })
