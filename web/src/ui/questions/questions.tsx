import unfolding from '../fold/plus.module.css'
import { Paragraphs } from '../text/paragraphs'
import styles from './questions.module.css'

export interface Question {
  question: string
  answer: string
}

/** Questions and answers that unfold one at a time, without script. `name` separates several groups on one page. */
export function Questions({ questions, name }: { questions: readonly Question[]; name: string }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="rule-above" name={name}>
          <summary className={`bare ${unfolding.plus} ${styles.question}`}>{question}</summary>
          <Paragraphs text={answer} className={`stack-3 ${styles.answer}`} />
        </details>
      ))}
    </div>
  )
}
