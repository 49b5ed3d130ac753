export const isDraft = true

export const cities: Record<string, string> = { 'Asia/Dhaka': 'دكا', 'Asia/Dubai': 'دبي', 'Asia/Riyadh': 'الرياض' }
