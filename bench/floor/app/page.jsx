/** Next's floor: what a page without a single client component loads. */
export default function Page() {
  return (
    <main>
      <h1>Floor</h1>
      <p>One layout and plain text.</p>
    </main>
  )
}
