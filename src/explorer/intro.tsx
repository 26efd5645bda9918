/** What the page is, in a line, with its words explained for whoever does not know them. */
export function Intro() {
  return (
    <details class="intro">
      <summary>HeroScape odds: who attacks whom?</summary>
      <p>
        Choose two cards, and the page says how likely it is that one hurts, moves or destroys the
        other. It works offline, and keeps what you choose on this device.
      </p>
      <dl>
        <div>
          <dt>HeroScape</dt>
          <dd>
            A board game of figures on hexes. Attack dice show skulls, defense dice show shields
            that block them.
          </dd>
        </div>
        <div>
          <dt>C3G</dt>
          <dd>
            Fans who make superhero cards for HeroScape. Their own cards are not included; write
            yours in a file and open it below.
          </dd>
        </div>
        <div>
          <dt>Displaced</dt>
          <dd>
            Moved by Knockback, an optional rule of C3G: a figure with Super Strength drives the
            figure that it hits straight back, a space for each skull that is not matched by a skull
            of the defender’s.
          </dd>
        </div>
      </dl>
    </details>
  );
}
