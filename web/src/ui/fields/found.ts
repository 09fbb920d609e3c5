/** Kazakh letters beside the Russian ones a hurried person types for them. */
const plain: Record<string, string> = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и', ё: 'е' }

const folded = (text: string) => text.toLowerCase().replace(/[әғқңөұүһіё]/g, (letter) => plain[letter] ?? letter)

/** The choices that hold every typed word, those that begin with the text first. */
export function found<Shown extends { label: string }>(choices: readonly Shown[], typed: string): readonly Shown[] {
  const text = folded(typed.trim())
  if (text === '') return choices

  const words = text.split(/\s+/)
  const hits = choices.filter(({ label }) => words.every((word) => folded(label).includes(word)))
  const begins = ({ label }: Shown) => folded(label).startsWith(text)
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))]
}
