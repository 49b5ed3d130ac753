export const isDraft = true

export const cities: Record<string, string> = { 'Asia/Dhaka': 'ঢাকা', 'Asia/Dubai': 'দুবাই', 'Asia/Riyadh': 'রিয়াদ' }
